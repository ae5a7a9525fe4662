/** Address of the list of messages whose answer is due. */
export const DUE_PATH = '/admin/inbox?view=due';

/** What waits for somebody, in numbers. */
export interface Waiting {
  /** Messages nobody has opened yet, of all kinds. */
  total: number;
  /** Address of the first list with something in it. */
  path: string;
  /** Messages whose answer is due. */
  due: number;
}
