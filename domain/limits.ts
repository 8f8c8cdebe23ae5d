const MiB = 1024 * 1024;

/** A browser stores a draft so long after its last change; the privacy policy says so. By itself, as every page needs it. */
export const draftDays = 30;
export const draftMs = draftDays * 24 * 60 * 60 * 1000;

/** The limits that the browser knows, too. Bytes unless the name says otherwise; text in code points. */
export const limits = {
  quantity: 20,
  photo: {
    count: 10,
    bytes: 15 * MiB,
    totalBytes: 60 * MiB,
    minSidePx: 64,
    maxSidePx: 12_000,
    maxPixels: 50_000_000,
    keptSidePx: 4_000,
    decodeMs: 10_000,
    /** The memory that the HEIC decoder may use. The largest photo that is allowed needs two thirds of it. */
    heicMemoryBytes: 512 * MiB,
    /** What is no larger unpacked is decoded by the site itself, since to start a process takes longer. */
    lightBytes: 4_000_000,
    /** The memory of the process that decodes all else: enough for a JPEG of 50 megapixels, or an AVIF of 20. */
    heavyMemoryBytes: 450 * MiB,
  },
  text: {
    name: 100,
    first_name: 100,
    last_name: 100,
    address: 300,
    phone: 32,
    email: 254,
    message: 5_000,
    description: 2_000,
    comment: 2_000,
    wish: 1_000,
    width: 30,
    height: 30,
    lessons_type: 100,
    age: 30,
    /** A field that has no row of its own. */
    other: 5_000,
  },
} as const;
