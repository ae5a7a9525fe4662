/** Shows how the layout crops the picture. */
export const PICTURE_FIELD = '/panel/case-studies/PictureField.tsx#PictureField';
