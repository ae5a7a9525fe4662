import type { UIFieldServerProps } from 'payload';

const kilobytes = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** The resume of an application, to be saved and opened outside the panel. */
export function ResumeLink({ data, payload }: UIFieldServerProps) {
  const { resumeKey, resumeName, resumeSize, resumeNote } = data as Record<
    string,
    string | number | undefined
  >;
  if (!resumeKey) return null;
  const size = kilobytes.format(Math.max(1, Number(resumeSize) / 1024));
  return (
    <div className="reply-link">
      <a
        className="btn btn--style-secondary btn--size-small"
        href={`${payload.config.routes.api}/applications/resumes/${resumeKey}`}
        download
      >
        Save the resume
      </a>{' '}
      <bdi>{resumeName}</bdi> ({size} kB)
      {resumeNote && <p>{resumeNote}</p>}
    </div>
  );
}
