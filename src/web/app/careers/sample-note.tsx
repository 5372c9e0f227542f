/** Says that a position is an example. */
export function SampleNote() {
  return (
    <p className="mt-4 max-w-[68ch] rounded-[10px] border border-line bg-card px-4 py-3 text-soft">
      These positions are examples that come with Satchel. The operator of this site has not put up any of their own,
      but reads every application.
    </p>
  );
}
