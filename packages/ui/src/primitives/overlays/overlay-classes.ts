/** The look of what lies between a panel and the page behind it. */
export const overlayClasses = 'fixed inset-0 z-40 bg-scrim animate-[vireo-fade-in_160ms]'
