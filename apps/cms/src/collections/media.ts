import type { CollectionConfig } from "payload";
import { changedByField, noteChangedBy } from "../access/changed-by.ts";
import { refuseWhileUsed } from "../access/refuse-while-used.ts";
import { contentAccess, keepTenant, tenantField } from "../access/tenant.ts";
import { environment } from "../environment.ts";
import { altShape } from "../fields/content-shapes.ts";
import { readBanner } from "../fields/document-readers.ts";
import { fieldOf } from "../fields/fields-of.ts";
import { readLogoPictures } from "../look/logo-pictures.ts";
import { acceptPicture } from "../media/accept-picture.ts";
import { describePicture } from "../media/describe-picture.ts";
import { forgetHistory } from "../media/forget-history.ts";
import { keepPublished } from "../media/keep-published.ts";
import { PICTURE_TYPES, WIDTHS } from "../media/limits.ts";
import { ownBrand } from "../media/own-brand.ts";
import { replaceEndpoint } from "../media/replace-picture.ts";
import { ownScreens } from "./studio-screens.ts";

export const media: CollectionConfig = {
  slug: "media",
  labels: { singular: "Picture", plural: "Pictures" },
  admin: { hideAPIURL: true, components: ownScreens("ToMedia", "ToPicture"), group: "Homepage", useAsTitle: "name" },
  lockDocuments: false,
  disableDuplicate: true,
  access: contentAccess,
  endpoints: [replaceEndpoint],
  upload: {
    staticDir: environment.mediaFolder || "media",
    mimeTypes: [...PICTURE_TYPES],
    focalPoint: true,
    // A picture stays whole: the app crops it around its focal point.
    crop: false,
    pasteURL: false,
    adminThumbnail: `w${WIDTHS[0]}`,
    imageSizes: WIDTHS.map((width) => ({
      name: `w${width}`,
      width,
      // More effort saves a tenth of the bytes and takes twice the time, while the editor waits.
      formatOptions: { format: "webp", options: { quality: 82, effort: 2 } },
    })),
  },
  hooks: {
    beforeOperation: [acceptPicture],
    beforeValidate: [keepTenant, describePicture],
    beforeChange: [noteChangedBy, ownBrand],
    beforeDelete: [
      refuseWhileUsed({ collection: "banners", read: readBanner }),
      refuseWhileUsed({ collection: "brands", read: readLogoPictures }),
      keepPublished,
      forgetHistory,
    ],
  },
  fields: [
    {
      name: "name",
      label: "Name",
      type: "text",
      admin: { description: "For you to find it by. Visitors never see it." },
    },
    {
      name: "brand",
      label: "Brand",
      type: "relationship",
      relationTo: "brands",
      maxDepth: 0,
      admin: { description: "Where the picture is one brand's alone." },
    },
    fieldOf("alt", altShape),
    tenantField,
    changedByField,
  ],
};
