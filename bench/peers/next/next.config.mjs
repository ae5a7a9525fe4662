// As fast as it comes: made when it is built.
export default { typescript: { ignoreBuildErrors: true } };
