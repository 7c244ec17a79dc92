/** The part of dmn-moddle that the book uses; the library has no types of its own. */
declare module 'dmn-moddle' {
  /** An element of a DMN file, whatever its type: only what the book's tables have. */
  export interface DmnElement {
    readonly $type: string;
    readonly id?: string;
    readonly name?: string;
    readonly label?: string;
    readonly text?: string;
    readonly description?: string;
    readonly hitPolicy?: string;
    readonly drgElement?: readonly DmnElement[];
    readonly decisionLogic?: DmnElement;
    readonly input?: readonly DmnElement[];
    readonly inputExpression?: DmnElement;
    readonly rule?: readonly DmnElement[];
    readonly inputEntry?: readonly DmnElement[];
    readonly outputEntry?: readonly DmnElement[];
  }

  export class DmnModdle {
    create(type: string, attributes: object): DmnElement;
    toXML(element: DmnElement, options: { readonly format: boolean }): Promise<{ readonly xml: string }>;
    fromXML(xml: string): Promise<{ readonly rootElement: DmnElement; readonly warnings: readonly unknown[] }>;
  }
}
