import { expect, test } from 'vitest'
import { readPictureHeader } from './picture-header.ts'
import { squareOf } from './square-of.ts'
import { squarePicture } from './square-picture.ts'
import { jpegOfTelephone, png, redAndBlue } from './testing.ts'

const whole = png(redAndBlue(100, 100))
const animatedWebp = Buffer.concat([
  Buffer.from('RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\x63\0\0\x63\0\0', 'latin1'),
  Buffer.alloc(8),
])

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'type_not_supported',
  ],
  ['a GIF', () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(200)]), 'type_not_supported'],
  ['a page', () => Buffer.from('<!doctype html><title>A picture, surely</title>'), 'type_not_supported'],
  ['nothing', () => Buffer.alloc(0), 'type_not_supported'],
  ['a PNG that moves', () => png(redAndBlue(100, 100), { more: [['acTL', Buffer.alloc(8)]] }), 'animated'],
  ['a WebP that moves', () => animatedWebp, 'animated'],
  ['a small file that would unfold to 3.6 GB', () => png(redAndBlue(8, 8), { stated: [30_000, 30_000] }), 'too_large'],
  ['a file whose size is its own product', () => png(redAndBlue(8, 8), { stated: [65_536, 65_536] }), 'too_large'],
  ['a dot', () => png(redAndBlue(20, 20)), 'too_small'],
  ['a PNG without its end', () => whole.subarray(0, whole.length - 20), 'unreadable'],
  ['a PNG that says to be larger than it is', () => png(redAndBlue(100, 100), { stated: [2000, 2000] }), 'unreadable'],
  [
    'a PNG with pixels that are none',
    () => Buffer.concat([whole.subarray(0, 45), Buffer.alloc(40, 7), whole.subarray(85)]),
    'unreadable',
  ],
  ['a JPEG without its end', async () => (await jpegOfTelephone(redAndBlue(400, 300))).subarray(0, -300), 'unreadable'],
])('%s is refused', async (_, file, problem) => {
  expect(await squarePicture(await file())).toMatchObject({ problem: `picture_${problem}` })
})

test('a JPEG is as large as decoders read it, whatever it says behind markers that have no length', async () => {
  const picture = (await jpegOfTelephone(redAndBlue(400, 300))).subarray(2)
  const comment = (text: Buffer) =>
    Buffer.concat([Buffer.from([0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 0xff]), text])
  // Who takes the comment for the length of the marker before it goes on reading in the second comment, where a dot stands.
  const dot = Buffer.from('ffc00011080040004003012200021101031101ffda0008010100003f00ffd9', 'hex')
  const hidden = Buffer.concat([Buffer.alloc(5526), dot, Buffer.alloc(400)])
  const begun = (marker: number) =>
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, marker]), comment(Buffer.alloc(60_000)), comment(hidden), picture])
  for (const marker of [0x01, 0xd0, 0xd7])
    expect(readPictureHeader(begun(marker))).toMatchObject({ width: 400, height: 300, isWhole: true })
  expect(readPictureHeader(begun(0))).toBeUndefined()
})

test('a picture is averaged by area, and what is not seen colours nothing', () => {
  const data = Uint8ClampedArray.from(
    [
      [200, 0, 0, 255],
      [0, 0, 0, 0],
      [100, 0, 0, 255],
      [0, 255, 0, 0],
    ].flat(),
  )
  expect([...squareOf({ data, width: 2, height: 2 }, 1).data]).toEqual([150, 0, 0, 128])
})

test('a square is cut from the middle, and a size that does not divide is met exactly', () => {
  const { data, width, height } = squareOf(redAndBlue(1000, 70), 48)
  expect([width, height]).toEqual([48, 48])
  expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255])
  expect([...data.subarray(47 * 4, 48 * 4)]).toEqual([0, 0, 255, 255])
})
