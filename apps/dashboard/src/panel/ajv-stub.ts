/**
 * In the browser, in the place of `ajv`: Payload's JSON fields check with it, of which the panel has none, and it writes functions
 * at run time, which the panel's policy forbids.
 */
export default class AjvStub {
  validate(): never {
    throw new Error('JSON is checked by the server alone.');
  }
}
