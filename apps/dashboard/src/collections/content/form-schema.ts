/** The part of JSON Schema that the forms of the panel use. */
export interface FormSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  /** Label. */
  title?: string;
  /** Description in the schema. */
  description?: string;
  /** Labels of the choices. */
  names?: Record<string, string>;
  /** Value of a missing field. */
  default?: unknown;
  /** Fields in the order of the page. */
  properties?: Record<string, FormSchema>;
  required?: string[];
  /** Schema of each entry of a record. */
  additionalProperties?: FormSchema | false;
  items?: FormSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  enum?: (string | number)[];
  const?: string | number;
  /** Alternatives. */
  anyOf?: FormSchema[];
}
