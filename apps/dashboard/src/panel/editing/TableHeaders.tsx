'use client';

import { INSERT_TABLE_COMMAND } from '@lexical/table';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_HIGH } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';

/** What a new table has for a head. The menu of a cell adds and removes heads of rows and columns. */
const HEADERS = { rows: true, columns: false };

/** A new table begins with a row of heads, and no column of them, which Payload would make as well. */
function TableHeaders() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        INSERT_TABLE_COMMAND,
        (size) =>
          size.includeHeaders === undefined &&
          editor.dispatchCommand(INSERT_TABLE_COMMAND, { ...size, includeHeaders: HEADERS }),
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}

/** What a browser runs of the feature. */
export const TableHeadersClient = createClientFeature({
  plugins: [{ Component: TableHeaders, position: 'normal' }],
});
