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

/** A validation error of one field. */
export interface FieldError {
  /** Path in the file; empty if the error concerns no single field. */
  path: string;
  /** Label in the form. */
  label: string;
  message: string;
  /** Whether the value is of another kind than the field, as after a release. The form cannot show it. */
  isMisfit?: boolean;
}
