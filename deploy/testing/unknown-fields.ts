import { join } from 'node:path';
import ts from 'typescript';

/** A Kubernetes manifest, parsed from its file. */
export interface AnyManifest {
  apiVersion: string;
  kind: string;
}

/**
 * Fields of manifests that Kubernetes does not know, such as misspelled ones. The JSON schemas allow additional fields,
 * which a cluster rejects; the TypeScript types of the schemas do not.
 * @returns the errors of TypeScript; empty if all fields are known
 */
export function findUnknownFields(manifests: readonly AnyManifest[]): string[] {
  const name = join(import.meta.dirname, 'manifests.virtual.ts');
  const text = manifests
    .map(
      (
        manifest,
        index,
      ) => `import type { I${manifest.kind} as T${index} } from '${toModule(manifest)}';
export const manifest${index}: T${index} = ${JSON.stringify(manifest)};`,
    )
    .join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(file, text, ts.ScriptTarget.ESNext)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const toModule = ({ apiVersion, kind }: AnyManifest): string =>
  `kubernetes-models/${apiVersion}/${kind}`;
