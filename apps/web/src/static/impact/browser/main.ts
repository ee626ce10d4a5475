import { offerInside } from '../../landing/browser/offer-inside.ts'
import { switchTheme } from '../../landing/browser/switch-theme.ts'
import { sendForm } from './send-form.ts'
import { showPartners } from './show-partners.ts'

document.documentElement.dataset['script'] = ''
offerInside()
switchTheme()
sendForm()
void showPartners()
