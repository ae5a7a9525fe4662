import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** The file that was chosen in the form of an upload, and a URL that shows it. */
export function useFileUrl() {
  const value = useFormFields(([fields]) => fields.file?.value);
  const file = value instanceof File ? value : undefined;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return { file, url };
}
