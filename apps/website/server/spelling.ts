/** A path without the slashes at its end, encoded or not. Takes time in proportion to what it cuts off. */
export function toPathWithoutEnd(rawPath: string): string {
  let end = rawPath.length;
  for (;;) {
    if (rawPath[end - 1] === '/') end -= 1;
    else if (rawPath.slice(Math.max(end - 3, 0), end).toLowerCase() === '%2f') end -= 3;
    else return rawPath.slice(0, end);
  }
}

/** A decoded path as it is written in an address, `&` as it is. */
export function toWrittenPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/').replaceAll('%26', '&');
}

/** Finds the one spelling of a path among those given, whatever its case. */
export function createSpellings(paths: Iterable<string>): (path: string) => string | undefined {
  const byLowerCase = new Map([...paths].map((path) => [path.toLowerCase(), path]));
  return (path) => byLowerCase.get(path.toLowerCase());
}
