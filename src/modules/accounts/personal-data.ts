/** What one part of the product keeps about users. Each part that keeps something says so to accounts. */
export type PersonalData = {
  /** The key under which it stands in the file that users download. */
  name: string;
  /** Everything about the user, as JSON values; secrets and hashes left out. */
  collect: (userId: string) => Promise<unknown>;
  /** Ends and removes what must not outlive the account; runs before the user's row goes. A failure keeps the account. */
  erase: (userId: string) => Promise<void>;
};
