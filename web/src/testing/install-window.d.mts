export declare function installWindow(): void;
