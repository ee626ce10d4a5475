export { type GivenPicture, pictureUrlOf } from './picture-url.ts'
