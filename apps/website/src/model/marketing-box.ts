/**
 * The style of the box for marketing: in the build where its words have one (`vite-plugins/marketing-box.ts`), else in
 * the page when an editor wrote some (`i18n/word-rules.ts`).
 */
export const MARKETING_BOX_STYLE = `@layer sections {
  [data-marketing-box] {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 14px;
    align-items: start;
    max-inline-size: 44em;
    margin-block-start: 16px;
    padding-block: 10px;
    cursor: pointer;
  }
  [data-marketing-box] input {
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    accent-color: var(--black);
  }
}`;
