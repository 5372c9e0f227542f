import { StartError } from '../../platform/start-error.ts';

/** A broken file of content: 'content/blog/post.md:4: category: Must not be empty.' */
export class ContentError extends StartError {
  override readonly name = 'ContentError';

  constructor(place: { file: string; line: number; field?: string }, sentence: string) {
    super(`${place.file}:${place.line}: ${place.field ? `${place.field}: ` : ''}${sentence}`);
  }
}
