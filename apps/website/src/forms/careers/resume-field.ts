/** Name of the field that brings the resume. */
export const RESUME_FIELD = 'resume';
