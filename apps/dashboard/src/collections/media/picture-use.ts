/** A place that shows a picture. */
export interface PictureUse {
  collection: 'blogs' | 'team-members' | 'case-studies' | 'films' | 'content';
  id: number;
  /** Title of the post or film, name of the person, client or page. */
  title: string;
  as: 'cover' | 'article' | 'shared' | 'portrait' | 'study cover' | 'study' | 'poster' | 'page';
  /** Where it is edited, if that is no document of its own. */
  path?: string;
  /** Whether it lies in the trash. */
  inTrash: boolean;
}
