/** A module's data about users, registered with accounts. */
export type PersonalData = {
  /** Its key in the export. */
  name: string;
  /** All data about the user as JSON, without secrets and hashes. */
  collect: (userId: string) => Promise<unknown>;
  /** Deletes it before the user's row. A failure keeps the account. */
  erase: (userId: string) => Promise<void>;
};
