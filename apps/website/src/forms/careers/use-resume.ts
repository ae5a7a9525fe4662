import { findPlainProblem } from '@agency/resumes/resume-rules';
import { useEffect, useRef, useState } from 'react';
import { RESUME_FIELD } from './resume-field.ts';

/** A file that the server retains from the last attempt. */
export interface RetainedResume {
  token: string;
  name: string;
}

/** The file of an application: which one is chosen, and what can be told of it before it is sent. */
export function useResume(retainedUpload: RetainedResume | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [retained, setRetained] = useState(retainedUpload);
  const [fileName, setFileName] = useState<string>();

  function noteChoice() {
    setFileName(input.current?.files?.[0]?.name);
  }

  // A file may have been chosen before the form woke.
  useEffect(noteChoice, []);

  return {
    input,
    /** The file that is sent along without being chosen again. */
    retained,
    fileName,
    noteChoice,
    /** What is wrong with it, like an issue of a schema. */
    findIssues() {
      const file = input.current?.files?.[0];
      const problem = file
        ? findPlainProblem(file.name, file.size)
        : retained
          ? undefined
          : 'required';
      return problem ? [{ path: [RESUME_FIELD], message: problem }] : [];
    },
    /** Once the form is stored. */
    forget() {
      setRetained(undefined);
      setFileName(undefined);
    },
  };
}
