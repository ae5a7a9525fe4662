/** Says beside a picture what its place cuts off. */
export const PICTURE_FIELD = '/panel/case-studies/PictureField.tsx#PictureField';
