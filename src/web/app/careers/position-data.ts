import type { Position } from '../../../modules/content/content.contract.ts';
import { siteOrigin } from '../head/site-values.ts';
import type { StructuredData } from '../head/structured-data.ts';

const employmentTypes = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
} as const;

/** An open position, for search engines. */
export const positionData = (
  position: Pick<Position, 'title' | 'html' | 'description' | 'date' | 'type' | 'location'>,
): StructuredData => ({
  '@type': 'JobPosting',
  title: position.title,
  description: `<p>${position.description}</p>${position.html}`,
  datePosted: position.date,
  employmentType: employmentTypes[position.type],
  hiringOrganization: { '@type': 'Organization', name: 'Satchel', sameAs: siteOrigin() },
  ...(position.location === 'Remote'
    ? { jobLocationType: 'TELECOMMUTE' }
    : { jobLocation: { '@type': 'Place', address: position.location } }),
});
