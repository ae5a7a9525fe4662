// A loader for Next: a comparison of versions names fields whose name is chosen by language. Payload leaves a name out there
// that is a function, though what it asks for the words takes one.
const LEFT_OUT = "typeof label !== 'function' && getTranslation(";

/** The file of Payload's difference of a field, in; out the same, with every name. */
export default function nameDifferences(shipped: string): string {
  if (!shipped.includes(LEFT_OUT))
    throw new Error('Payload names its differences in another way now.');
  return shipped.replace(LEFT_OUT, 'getTranslation(');
}
