import { visitOfPage } from '#visits/browser/index.ts'
import { offerInside } from '../../landing/browser/offer-inside.ts'
import { switchTheme } from '../../landing/browser/switch-theme.ts'

document.documentElement.dataset['script'] = ''
offerInside()
switchTheme()
visitOfPage()
