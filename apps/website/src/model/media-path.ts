/** Path of media of the dashboard. */
export const MEDIA_PATH = '/media/';

/** Valid file names of media. */
export const MEDIA_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/;
