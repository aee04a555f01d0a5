import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../admin/row-label.tsx'
import { ToPages as ToPages_65198adb224ef6aaf165877765262a4e } from '../studio/redirects.tsx'
import { ToGroups as ToGroups_65198adb224ef6aaf165877765262a4e } from '../studio/redirects.tsx'
import { ToBanner as ToBanner_65198adb224ef6aaf165877765262a4e } from '../studio/redirects.tsx'
import { ToBanners as ToBanners_65198adb224ef6aaf165877765262a4e } from '../studio/redirects.tsx'
import { ToPicture as ToPicture_65198adb224ef6aaf165877765262a4e } from '../studio/redirects.tsx'
import { ToMedia as ToMedia_65198adb224ef6aaf165877765262a4e } from '../studio/redirects.tsx'
import { NoNavigation as NoNavigation_a12d9c2cee93b86dcd58cb952d91e628 } from '../studio/chrome/chrome-view.tsx'
import { ChromeView as ChromeView_a12d9c2cee93b86dcd58cb952d91e628 } from '../studio/chrome/chrome-view.tsx'
import { Icon as Icon_5dd70403e794106f02eab7e94f9fb662 } from '../admin/wordmark.tsx'
import { Logo as Logo_5dd70403e794106f02eab7e94f9fb662 } from '../admin/wordmark.tsx'
import { Forgotten as Forgotten_dae0c7f3b1199aa7fca5d24fd97d2d7e } from '../admin/forgotten.tsx'
import { AccessibleControls as AccessibleControls_3a69f00007f4fae5fe0abaf9254182b1 } from '../admin/accessible-controls.tsx'
import { HomeView as HomeView_b39e0639d238f5ddb835d82b41b14657 } from '../studio/home/home-view.tsx'
import { PagesView as PagesView_be2d9d80d05777b2678d240d21d82e04 } from '../studio/pages/pages-view.tsx'
import { BannersView as BannersView_e55cdda5b519787dbed580b4d5356b0b } from '../studio/banners/banners-view.tsx'
import { BannerView as BannerView_fd72f22990c5d5aeb270c4daf52e8668 } from '../studio/banners/banner-view.tsx'
import { MediaView as MediaView_5b69c1327166053aac0005244ab1086f } from '../studio/media/media-view.tsx'
import { TimeMachineView as TimeMachineView_5ae90eb55a44ef8891ea7f055f9c01ee } from '../studio/time-machine/time-machine-view.tsx'
import { ThemeView as ThemeView_0c23071f0b8432d491a3a191b68d56eb } from '../studio/theme/theme-view.tsx'
import { TextsView as TextsView_0e542ee05f3511780aeca40f7e711546 } from '../studio/texts/texts-view.tsx'
import { VersionsView as VersionsView_befc710ca7bfd22a35bf4a652008ce90 } from '../studio/versions/versions-view.tsx'
import { UsersView as UsersView_39a27eb2669f188dc49c2600c93faee6 } from '../studio/users/users-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/studio/redirects.tsx#ToPages": ToPages_65198adb224ef6aaf165877765262a4e,
  "/studio/redirects.tsx#ToGroups": ToGroups_65198adb224ef6aaf165877765262a4e,
  "/studio/redirects.tsx#ToBanner": ToBanner_65198adb224ef6aaf165877765262a4e,
  "/studio/redirects.tsx#ToBanners": ToBanners_65198adb224ef6aaf165877765262a4e,
  "/studio/redirects.tsx#ToPicture": ToPicture_65198adb224ef6aaf165877765262a4e,
  "/studio/redirects.tsx#ToMedia": ToMedia_65198adb224ef6aaf165877765262a4e,
  "/studio/chrome/chrome-view.tsx#NoNavigation": NoNavigation_a12d9c2cee93b86dcd58cb952d91e628,
  "/studio/chrome/chrome-view.tsx#ChromeView": ChromeView_a12d9c2cee93b86dcd58cb952d91e628,
  "/admin/wordmark.tsx#Icon": Icon_5dd70403e794106f02eab7e94f9fb662,
  "/admin/wordmark.tsx#Logo": Logo_5dd70403e794106f02eab7e94f9fb662,
  "/admin/forgotten.tsx#Forgotten": Forgotten_dae0c7f3b1199aa7fca5d24fd97d2d7e,
  "/admin/accessible-controls.tsx#AccessibleControls": AccessibleControls_3a69f00007f4fae5fe0abaf9254182b1,
  "/studio/home/home-view.tsx#HomeView": HomeView_b39e0639d238f5ddb835d82b41b14657,
  "/studio/pages/pages-view.tsx#PagesView": PagesView_be2d9d80d05777b2678d240d21d82e04,
  "/studio/banners/banners-view.tsx#BannersView": BannersView_e55cdda5b519787dbed580b4d5356b0b,
  "/studio/banners/banner-view.tsx#BannerView": BannerView_fd72f22990c5d5aeb270c4daf52e8668,
  "/studio/media/media-view.tsx#MediaView": MediaView_5b69c1327166053aac0005244ab1086f,
  "/studio/time-machine/time-machine-view.tsx#TimeMachineView": TimeMachineView_5ae90eb55a44ef8891ea7f055f9c01ee,
  "/studio/theme/theme-view.tsx#ThemeView": ThemeView_0c23071f0b8432d491a3a191b68d56eb,
  "/studio/texts/texts-view.tsx#TextsView": TextsView_0e542ee05f3511780aeca40f7e711546,
  "/studio/versions/versions-view.tsx#VersionsView": VersionsView_befc710ca7bfd22a35bf4a652008ce90,
  "/studio/users/users-view.tsx#UsersView": UsersView_39a27eb2669f188dc49c2600c93faee6,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
