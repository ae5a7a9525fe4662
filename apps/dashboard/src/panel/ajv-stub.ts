/**
 * Replaces `ajv` in the browser: only Payload's JSON fields use it, which the panel does not have, and it compiles functions
 * at run time, which the CSP forbids.
 */
export default class AjvStub {
  validate(): never {
    throw new Error('JSON is checked by the server alone.');
  }
}
