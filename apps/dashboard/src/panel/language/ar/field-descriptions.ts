/** What the schemas of the website's words say of their fields, in Arabic, by their English. */
export const fieldDescriptions: Record<string, string> = {};
