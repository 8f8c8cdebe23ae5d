/** The package brings no types for this entry. */
declare module 'libheif-js/wasm-bundle.js' {
  /** Without `$$` no picture was found. */
  type Picture = Readonly<{ $$?: Readonly<{ ptr: number }> }>;
  type Plane = Readonly<{ data: Uint8Array; stride: number; width: number; height: number }>;
  const heif: {
    heif_context_alloc(): object;
    heif_context_set_maximum_image_size_limit(context: object, side: number): void;
    heif_context_read_from_memory(context: object, bytes: Uint8Array): unknown;
    heif_js_context_get_primary_image_handle(context: object): Picture;
    heif_image_handle_get_width(picture: Picture): number;
    heif_image_handle_get_height(picture: Picture): number;
    heif_image_handle_has_alpha_channel(picture: Picture): number;
    heif_js_decode_image2(picture: Picture, colorspace: unknown, chroma: unknown): { channels?: readonly Plane[] };
    /** Not wrapped: takes and writes addresses in the decoder's memory. */
    heif_image_handle_get_raw_color_profile_size(pointer: number): number;
    heif_image_handle_get_raw_color_profile(error: number, pointer: number, at: number): void;
    _malloc(bytes: number): number;
    HEAPU8: Uint8Array;
    heif_colorspace: Readonly<Record<'heif_colorspace_RGB', unknown>>;
    heif_chroma: Readonly<Record<'heif_chroma_interleaved_RGB' | 'heif_chroma_interleaved_RGBA', unknown>>;
  };
  export default heif;
}
