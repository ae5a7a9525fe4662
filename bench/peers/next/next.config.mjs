// Next prerenders the page at build time, which is its fastest mode.
export default { typescript: { ignoreBuildErrors: true } };
