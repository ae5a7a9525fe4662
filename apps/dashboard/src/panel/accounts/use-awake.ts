import { useEffect, useState } from 'react';

/** Whether the page's script has taken over: before, a form would be sent by the browser itself. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
