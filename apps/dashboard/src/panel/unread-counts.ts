/** URL of the list of unread messages. */
export const UNREAD_PATH = '/admin/inbox?view=new';

/** URL of the list of messages that are due. */
export const DUE_PATH = '/admin/inbox?view=due';

/** Numbers of messages that need attention. */
export interface UnreadCounts {
  /** Unread messages of all forms. */
  total: number;
  /** Messages whose reply is due. */
  due: number;
}
