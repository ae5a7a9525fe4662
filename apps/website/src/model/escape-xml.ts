/** A text as it stands in XML or HTML, between tags or in an attribute. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
