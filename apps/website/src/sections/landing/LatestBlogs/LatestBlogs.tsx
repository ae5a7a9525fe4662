import type { PageContent } from '@agency/content/schemas/pages';
import type { BlogCard } from '../../../features/blog/blog-card.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { BlogCards } from '../../shared/BlogCards/BlogCards.tsx';
import { FeaturedBlog } from '../../shared/FeaturedBlog/FeaturedBlog.tsx';

interface LatestBlogsProps {
  copy: PageContent<'landing'>['blogs'];
  featured: BlogCard;
  hasPicture: boolean;
  others: BlogCard[];
}

export const LatestBlogs = ({ copy, featured, hasPicture, others }: LatestBlogsProps) => (
  <section className="section on-mist" aria-labelledby="blogs">
    <div className="margins">
      <SectionHeading id="blogs" runs={copy.heading} />
    </div>
    <FeaturedBlog level="h3" blog={featured} hasPicture={hasPicture} />
    <BlogCards isLatest blogs={others} />
    <p className="more-link margins">
      <Cta {...copy.more} />
    </p>
  </section>
);
