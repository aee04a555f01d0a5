import * as z from "zod/mini";
import { AUDIENCES, BANNER_SIZES } from "../allowed.ts";
import {
  colorSchema,
  linkSchema,
  localizedTextSchema,
  mediaAddressSchema,
  ruleSchema,
  timeSchema,
  uniqueList,
} from "./parts.ts";

const share = z.number().check(z.gte(0), z.lte(100));

/** The whole picture in a smaller size, for screens that need no more. */
const scaledSchema = z.strictObject({ width: z.int(), height: z.int(), url: mediaAddressSchema });

export const imageSchema = z.strictObject({
  id: z.string(),
  prefix: z.optional(z.string()),
  filename: z.string(),
  mimeType: z.enum(["image/png", "image/jpeg", "image/webp", "image/avif"]),
  filesize: z.int(),
  width: z.int(),
  height: z.int(),
  /** The focal point that a crop keeps visible, in percent of width and height. */
  focalX: share,
  focalY: share,
  url: mediaAddressSchema,
  thumbnailURL: z.nullable(z.string()),
  sizes: z.optional(z.array(scaledSchema)),
  /** Of the banner that the picture was drawn for; missing for other sizes. */
  sizeClass: z.optional(z.enum(BANNER_SIZES)),
  alt: z.optional(localizedTextSchema),
  createdAt: z.optional(timeSchema),
  updatedAt: z.optional(timeSchema),
  /** Id of the brand that owns the picture. */
  brand: z.optional(z.string()),
});

const visibilitySchema = z.strictObject({
  mode: z.enum(["fixed"]),
  /** Empty: everyone. */
  audience: uniqueList(z.enum(AUDIENCES)),
  from: z.nullable(timeSchema),
  to: z.nullable(timeSchema),
  /** Types and tags of punters; empty: all of the audience. */
  rules: uniqueList(ruleSchema),
});

const coloured = { color: colorSchema };
const radius = z.int().check(z.gte(0), z.lte(32));
const buttonSchema = z.strictObject({
  ...coloured,
  text: localizedTextSchema,
  backgroundColor: colorSchema,
  borderRadius: radius,
  url: linkSchema,
});

const common = {
  id: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  visibility: visibilitySchema,
  image: imageSchema,
  route: z.nullable(linkSchema),
};

const horizontal = z.enum(["left", "center", "right"]);

const imageOnlySchema = z.strictObject({
  ...common,
  bannerType: z.literal("imageOnly"),
});
const compositeSchema = z.strictObject({
  ...common,
  bannerType: z.literal("composite"),
  alignContent: z.enum(["top", "center", "bottom"]),
  alignText: horizontal,
  actionsAlign: z.enum(["bottomLeft", "bottomCenter", "bottomRight"]),
  title: z.strictObject({ ...coloured, text: localizedTextSchema }),
  caption: z.optional(z.strictObject({ ...coloured, text: localizedTextSchema })),
  navigationButton: z.optional(
    z.strictObject({
      ...coloured,
      backgroundColor: colorSchema,
      border: z.optional(colorSchema),
      borderRadius: radius,
      url: linkSchema,
    }),
  ),
  action1: z.optional(buttonSchema),
  action2: z.optional(buttonSchema),
});

export const bannerSchema = z.discriminatedUnion("bannerType", [imageOnlySchema, compositeSchema]);
export type Banner = z.infer<typeof bannerSchema>;

const milliseconds = z.int().check(z.gte(0));

export const bannerGroupSchema = z.strictObject({
  mobileSize: z.enum(BANNER_SIZES),
  mobileBanners: z.array(bannerSchema),
  /** Milliseconds until the next banner; 0 disables autoplay. */
  mobileAutoplay: milliseconds,
  desktopSize: z.enum(BANNER_SIZES),
  desktopBanners: z.array(bannerSchema),
  desktopAutoplay: milliseconds,
  desktopBannersToShow: z.literal([1, 2]),
  desktopPauseAutoplayOnHover: z.boolean(),
});
