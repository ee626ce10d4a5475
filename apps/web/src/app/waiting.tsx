const shape = 'block rounded-lg bg-fill animate-[vireo-pulse_1.4s_ease-in-out_infinite]'

/** Holds the place of what is on its way; seen only where that takes long enough to be noticed. Fetches nothing itself. */
export function Waiting({ fillsPage = false }: { readonly fillsPage?: boolean }) {
  return (
    <div aria-busy className={fillsPage ? 'min-h-dvh p-4 md:p-8' : undefined}>
      <div className="flex animate-[vireo-fade-in_160ms_160ms_both] flex-col gap-4">
        <span aria-hidden data-busy className={`${shape} h-5 w-2/5`} />
        <span aria-hidden data-busy className={`${shape} h-40`} />
      </div>
    </div>
  )
}
