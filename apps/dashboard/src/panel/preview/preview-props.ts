/** What a preview needs of its form. */
export interface PreviewProps {
  /** Of the document among the dashboard's own. */
  apiUrl: string;
  /** Of the stored draft; the preview is loaded again when it changes. */
  version: string | undefined;
}
