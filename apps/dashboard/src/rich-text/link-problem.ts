/** What an editor is told of an address no link may lead to. */
export const LINK_PROBLEM =
  'Choose a page from the list, or write an address that begins with https://, mailto:, tel: or /.';
