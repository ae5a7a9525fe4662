/** Set in the context of the request that stores a message whose sender gets no copy. */
export const NO_COPY = 'noCopy';
