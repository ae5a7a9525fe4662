/** URL of the list of messages that nobody has opened, of all forms. */
export const UNREAD_PATH = '/admin/inbox?view=new';

/** URL of the list of messages whose answer is due. */
export const DUE_PATH = '/admin/inbox?view=due';

/** What waits for somebody, in numbers. */
export interface UnreadCounts {
  /** Messages nobody has opened yet, of all kinds. */
  total: number;
  /** Messages whose answer is due. */
  due: number;
}
