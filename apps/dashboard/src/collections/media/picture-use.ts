export interface PictureUse {
  collection: 'blogs' | 'team-members' | 'case-studies' | 'films' | 'content';
  id: number;
  /** Label of the document. */
  title: string;
  as: 'cover' | 'article' | 'shared' | 'portrait' | 'study cover' | 'study' | 'poster' | 'page';
  /** Edit path, if it is not a document view. */
  path?: string;
  /** Whether it is in the trash. */
  inTrash: boolean;
}
