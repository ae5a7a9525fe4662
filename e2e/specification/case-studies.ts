export type Category = 'branding' | 'ich' | 'web';

/** What is demanded of a case study, word for word. */
export interface CaseStudyDemand {
  path: string;
  client: string;
  sector: string;
  country: string;
  categories: Category[];
  /** Sections of its page, in order. */
  sections: string[];
  /** Figure and what it counts, by the heading they stand under. */
  results?: { heading: string; cards: string[] };
  /** Number of films on the page. */
  films?: number;
  /** Link to the client's own website. */
  website?: string;
  /** Fixed related projects, in order; random ones when left out. */
  related?: string[];
}

/** In the order of the Our Work grid (docs/product.md, section 1). */
export const caseStudies: CaseStudyDemand[] = [
  {
    path: '/serenita',
    client: 'Serenita',
    sector: 'hospitality',
    country: 'Egypt',
    categories: ['branding'],
    sections: ['The Brief'],
  },
  {
    path: '/naturals',
    client: 'Naturals',
    sector: 'beauty',
    country: 'Egypt',
    categories: ['branding'],
    sections: ['The Brief', 'The Scope'],
    related: ['/bianca&bloom', '/mono&co', '/serenita'],
  },
  {
    path: '/chaos-culture',
    client: 'Chaos Culture',
    sector: 'PR agency',
    country: 'Egypt',
    categories: ['branding', 'ich'],
    sections: ['About', 'Launching The Brand'],
  },
  {
    path: '/mono&co',
    client: 'Mono & Co',
    sector: 'furniture',
    country: 'Italy',
    categories: ['branding'],
    sections: ['The Brief'],
  },
  {
    path: '/bianca&bloom',
    client: 'Bianca & Bloom',
    sector: 'textile',
    country: 'Italy',
    categories: ['branding'],
    sections: ['The Brief'],
  },
  {
    path: '/wecomm',
    client: 'WeComm',
    sector: 'commercial real estate advisory',
    country: 'Egypt',
    categories: ['branding', 'ich', 'web'],
    sections: ['The Branding', 'Social Media', 'Media Buying', 'Our Pull Offs', 'The Website'],
    results: {
      heading: 'Our Pull Offs',
      cards: ['+1M Reach', '2.5M+ Impressions', '400+ SQLs'],
    },
    films: 2,
  },
  {
    path: '/zaytona',
    client: 'Zaytona',
    sector: 'e-commerce grocery',
    country: 'Egypt',
    categories: ['branding', 'web'],
    sections: ['The Brief', 'The scope', 'The Website'],
  },
  {
    path: '/101-wagging-tails',
    client: '101 Wagging Tails',
    sector: 'pet clinic',
    country: 'Egypt',
    categories: ['branding', 'ich'],
    sections: ['The Scope'],
  },
  {
    path: '/Musa&Palm',
    client: 'Musa & Palm',
    sector: 'food and beverage',
    country: 'Saudi Arabia',
    categories: ['ich'],
    sections: ['Performance Marketing'],
  },
  {
    path: '/Lupin',
    client: 'Lupin',
    sector: 'architecture',
    country: 'New York, US',
    categories: ['branding'],
    sections: ['The Brief'],
  },
  {
    path: '/Four',
    client: 'Four',
    sector: "women's wellness and beauty",
    country: 'Egypt',
    categories: ['branding'],
    sections: ['Branding'],
  },
  {
    path: '/gamma-zone',
    client: 'Gamma Zone',
    sector: 'IT and learning',
    country: 'Egypt',
    categories: ['web'],
    sections: ['The Website'],
    website: 'Gamma Zone Website',
  },
  {
    path: '/tacit-app',
    client: 'Tacit App',
    sector: 'CRM/CLM tech',
    country: 'Egypt',
    categories: ['ich'],
    sections: ['Social Media', 'Media Buying', 'Achievement'],
    results: { heading: 'Achievement', cards: ['+80K Reach', '100K+ Impressions', '20+ SQLs'] },
  },
  {
    path: '/rka',
    client: 'RKA',
    sector: 'tech and security',
    country: 'Saudi Arabia',
    categories: ['branding', 'ich'],
    sections: ['Branding', 'Social Media'],
    films: 2,
  },
  {
    path: '/lwoniti',
    client: 'Lwoniti',
    sector: 'jewelry',
    country: 'Switzerland',
    categories: ['branding', 'ich'],
    sections: ['The Brief', 'The photoshoot'],
  },
  {
    path: '/microcare',
    client: 'Microcare',
    sector: 'IT firm',
    country: 'Egypt',
    categories: ['branding', 'ich', 'web'],
    sections: [
      'The Brief',
      'Rebranding',
      'Social Media',
      'Media Buying',
      'Achievement',
      'On-ground Activation',
      'The Website',
      'UI/UX Process',
    ],
    results: { heading: 'Achievement', cards: ['+2M Reach', '3M+ Impressions', '70+ SQLs'] },
  },
  {
    path: '/steakanji',
    client: 'Steakanji',
    sector: 'restaurant',
    country: 'Egypt',
    categories: ['branding', 'ich'],
    sections: ['The Scope'],
    films: 2,
  },
  {
    path: '/gsms',
    client: 'GSMS',
    sector: 'medical services',
    country: 'Saudi Arabia',
    categories: ['branding', 'ich', 'web'],
    sections: ['Rebranding', 'Social Media', 'Media Buying', 'The Website'],
  },
  {
    path: '/afifi-office',
    client: 'Afifi Office',
    sector: 'law office',
    country: 'Egypt',
    categories: ['web'],
    sections: ['The Website'],
    website: 'Afifi Office Website',
  },
  {
    path: '/wise',
    client: 'Wise',
    sector: 'financial advisory',
    country: 'Egypt',
    categories: ['branding'],
    sections: ['The Brief', 'The Scope'],
  },
];

/** Paths of the case studies of a category, or of all. */
export function getProjects(category?: Category): string[] {
  return caseStudies
    .filter(({ categories }) => category === undefined || categories.includes(category))
    .map(({ path }) => path);
}
