/** One entry as the archive itself describes it: nothing of it is safe to use as it is. */
export type ArchiveMember = {
  index: number;
  name: string;
  kind: 'file' | 'folder' | 'link' | 'special';
  /** Unpacked, as the archive says; undefined where it does not say. */
  bytes: number | undefined;
  packedBytes?: number | undefined;
  encrypted: boolean;
  /** Milliseconds since 1970. */
  modified?: number | undefined;
};

export type UnpackedFile = { member: ArchiveMember; content: AsyncIterable<Buffer> };

/** One opened archive, whatever its format. Both walks throw AppErrors for what the archive is to blame for. */
export type ArchiveReader = {
  /** Whether a listing costs next to nothing, so that sizes can be judged before anything is unpacked. */
  isListedAtOnce: boolean;
  list: () => AsyncIterable<ArchiveMember>;
  /**
   * The chosen files in the archive's order. Each content is to be read to its end before the next file is asked for; it
   * fails when it is not what the archive promised.
   */
  unpack: (isChosen: (member: ArchiveMember) => boolean) => AsyncIterable<UnpackedFile>;
  /** Whether the password it was opened with fits, where that can be told without unpacking; true when nothing is encrypted. */
  fitsPassword?: () => Promise<boolean>;
  close: () => Promise<void>;
};
