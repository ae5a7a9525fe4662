/** Context flag: the sender gets no copy. */
export const NO_COPY = 'noCopy';
