import { renderSVG } from 'uqr'

/** Draws a QR code, dark on light in every theme: cameras expect it so. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const svg = renderSVG(text, { ecc: 'M', border: 3, whiteColor: '#fff', blackColor: '#000' })
  return (
    <img
      alt={label}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      className="size-48 rounded-md border border-line"
    />
  )
}
