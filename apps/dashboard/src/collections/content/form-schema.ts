/** What a form is drawn from: the part of JSON Schema that the schemas of the words use. */
export interface FormSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  /** What people call the field. */
  title?: string;
  /** What the field is for, in the words of its schema. */
  description?: string;
  /** What people call the values it may have. */
  names?: Record<string, string>;
  /** What an absent field counts as. */
  default?: unknown;
  /** Fields of an object, in the order of the page. */
  properties?: Record<string, FormSchema>;
  required?: string[];
  /** What every entry of an object with names of its own is. */
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
  /** One of several. */
  anyOf?: FormSchema[];
}
