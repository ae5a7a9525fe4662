// A loader for Next: nothing. The styles of Payload's components come as one sheet (`@payloadcms/next/css`).
export default (): string => '';
