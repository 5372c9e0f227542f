/** An entry as the archive describes it; nothing in it is safe to use unchecked. */
export type ArchiveMember = {
  index: number;
  name: string;
  kind: 'file' | 'folder' | 'link' | 'special';
  /** Unpacked size according to the archive, if stated. */
  bytes: number | undefined;
  packedBytes?: number | undefined;
  encrypted: boolean;
  /** Milliseconds since 1970. */
  modified?: number | undefined;
};

export type UnpackedFile = { member: ArchiveMember; content: AsyncIterable<Buffer> };

/** An opened archive of any format. Both iterations throw AppErrors for faults of the archive. */
export type ArchiveReader = {
  /** Listing is nearly free, so sizes can be checked before unpacking. */
  isListedAtOnce: boolean;
  /** What is odd about the archive as a whole, as sentences for the user. */
  oddities?: readonly string[];
  list: () => AsyncIterable<ArchiveMember>;
  /**
   * The chosen files in archive order. Read each content to its end before asking for the next; reading fails when it is not
   * what the archive declared.
   */
  unpack: (isChosen: (member: ArchiveMember) => boolean) => AsyncIterable<UnpackedFile>;
  /** Whether the password fits, if that can be checked without unpacking; true when nothing is encrypted. */
  fitsPassword?: () => Promise<boolean>;
  close: () => Promise<void>;
};
